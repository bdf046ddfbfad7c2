-- Of one kind, makes due at `due_at` what is due after `latest`, and ends leases that end after it. The shards come by
-- their roots from ARGV[6] on; a Cluster is asked for one at a time. Works on those of one shard after the other until
-- it has found BATCH; answers how many it found.
local kind, latest, due_at = ARGV[3], tonumber(ARGV[4]), ARGV[5]
local FIRST_ROOT = 6
local BATCH = 100

local function reschedule(member)
  local tenant, key = member:match('^([^:]*):(.*)$')
  local name = tenant .. ':' .. kind .. ':' .. key
  local subject, claim = load_subject(name), prepared(name)
  if claim and tonumber(claim.until_ms) > latest then
    claim.until_ms = due_at
    redis.call('SET', prepared_key(name), cjson.encode(claim))
    plan_at(tenant, kind, key, due_at)
  end
  if subject then
    if subject.due ~= '' and tonumber(subject.due) > latest then subject.due = due_at end
    if subject.lease ~= '' and tonumber(subject.lease) > latest then subject.lease = '' end
    redis.call('HSET', subject_key(name), 'due', subject.due, 'lease', subject.lease)
    plan(tenant, kind, key, subject)
  elseif not claim then
    -- Memory that is full may have cost the subject and not its place in the agenda.
    unplan(tenant, kind, key)
  end
end

local from = string.format('(%.0f', latest)
local found = 0
for place = FIRST_ROOT, #ARGV do
  root = ARGV[place]
  local members = redis.call('ZRANGEBYSCORE', due_key(kind), from, '+inf', 'LIMIT', 0, BATCH - found)
  for _, member in ipairs(members) do reschedule(member) end
  found = found + #members
end
return found

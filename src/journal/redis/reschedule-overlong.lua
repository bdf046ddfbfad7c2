-- Of one kind, makes due at `due_at` what is due after `latest`, and ends leases that end after it. Works on up to BATCH
-- of them; answers how many it found.
local kind, latest, due_at = ARGV[3], tonumber(ARGV[4]), ARGV[5]
local BATCH = 100

local from = string.format('(%.0f', latest)
local members = redis.call('ZRANGEBYSCORE', due_key(kind), from, '+inf', 'LIMIT', 0, BATCH)
for _, member in ipairs(members) do
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
return #members

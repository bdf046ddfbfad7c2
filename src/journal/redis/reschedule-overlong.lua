-- Of one kind, makes due at `due_at` what is due after `latest`, and ends leases that end after it. Works on up to BATCH
-- of them; answers how many it found.
local kind, latest, due_at = ARGV[3], tonumber(ARGV[4]), ARGV[5]
local BATCH = 100

local from = string.format('(%.0f', latest)
local members = redis.call('ZRANGEBYSCORE', due_key(kind), from, '+inf', 'LIMIT', 0, BATCH)
for _, member in ipairs(members) do
  local tenant, key = member:match('^([^:]*):(.*)$')
  local name = tenant .. ':' .. kind .. ':' .. key
  local subject = load_subject(name)
  if subject then
    if subject.due ~= '' and tonumber(subject.due) > latest then subject.due = due_at end
    if subject.lease ~= '' and tonumber(subject.lease) > latest then subject.lease = '' end
    redis.call('HSET', subject_key(name), 'due', subject.due, 'lease', subject.lease)
    plan(tenant, kind, key, subject)
  else
    -- Memory that is full may have cost the subject and not its place in the agenda.
    redis.call('ZREM', due_key(kind), member)
  end
end
return #members

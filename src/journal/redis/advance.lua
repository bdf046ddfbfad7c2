-- Compare-and-set: new state, the update appended, the next look planned, the claim given up.
local tenant, kind, key = ARGV[3], ARGV[4], ARGV[5]
local from, change, state, final = ARGV[6], ARGV[7], ARGV[8], ARGV[9]
local snapshot, due, cause, confirmed = ARGV[10], ARGV[11], ARGV[12], ARGV[13]
local event, fence = ARGV[14], ARGV[15]
local name = tenant .. ':' .. kind .. ':' .. key

local subject = load_subject(name)
if not subject then return { 'missing' } end
local made = made_by(tenant, subject.trail, change)
if made then return { 'advanced', shown(name), made } end
if subject.final == '1' then return { 'final', shown(name) } end
if fence ~= '' and (subject.fence ~= fence or subject.lease == '') then
  return { 'fenced', shown(name) }
end
if subject.version ~= from then return { 'stale', shown(name) } end

local previous = subject.state
subject.state = state
subject.version = string.format('%.0f', tonumber(from) + 1)
subject.final = final
subject.snapshot = snapshot
subject.changed = now
subject.lease = ''
-- A nudge that no claim has seen stays, and with it the reason to look at once.
subject.due = final == '1' and '' or subject.nudged == '1' and now or due

redis.call('HSET', subject_key(name),
  'state', state, 'version', subject.version, 'final', final, 'snapshot', snapshot,
  'due', subject.due, 'changed', now, 'lease', '')
plan(tenant, kind, key, subject)
if previous ~= state then
  unshelve(tenant, kind, key, previous)
  shelve(tenant, kind, key, state, subject.number)
end
if final == '1' then redis.call('ZADD', root .. ':finals', now, name) end
local entry = append(tenant, kind, key, subject, {
  event = event, change = change, cause = cause, confirmed = confirmed, previous = previous,
})
return { 'advanced', shown(name), entry }

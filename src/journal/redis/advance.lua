-- Compare-and-set: new state, the update appended, the next look planned, the claim given up. One that
-- corrects changes a subject that is final, and no other does.
local tenant, kind, key = ARGV[3], ARGV[4], ARGV[5]
local from, change, state, final = ARGV[6], ARGV[7], ARGV[8], ARGV[9]
local snapshot, due, cause, confirmed = ARGV[10], ARGV[11], ARGV[12], ARGV[13]
local event, fence, corrects = ARGV[14], ARGV[15], ARGV[16] == '1'
-- From here on: so many numbers that lead to the subject; kind, number and key of so many that are returned;
-- and of each subject that is opened with it kind, key, input, state, snapshot, due, event and groups.
local ALIASES, aliases = 19, tonumber(ARGV[17])
local RETURNED, returned = ALIASES + aliases, tonumber(ARGV[18])
local OPENED = RETURNED + 3 * returned
local name = tenant .. ':' .. kind .. ':' .. key

local subject = load_subject(name)
if not subject then return { 'missing' } end
local made = made_by(tenant, subject.trail, change)
if made then return { 'advanced', shown(name), made } end
if corrects and subject.final ~= '1' then return { 'stale', shown(name) } end
if subject.final == '1' and not corrects then return { 'final', shown(name) } end
if fence ~= '' and (subject.fence ~= fence or subject.lease == '') then
  return { 'fenced', shown(name) }
end
if subject.version ~= from then return { 'stale', shown(name) } end

local previous = subject.state
if previous ~= state then unshelve(tenant, kind, key, subject) end
subject.state = state
subject.version = string.format('%.0f', tonumber(from) + 1)
subject.final = final
subject.snapshot = snapshot
subject.changed = now
subject.lease = ''
-- A recordPush that no claim has seen stays, and with it the reason to look at once, unless the subject had ended.
if corrects then subject.nudged = '0' end
subject.due = final == '1' and '' or subject.nudged == '1' and now or due

redis.call('HSET', subject_key(name),
  'state', state, 'version', subject.version, 'final', final, 'snapshot', snapshot,
  'due', subject.due, 'changed', now, 'lease', '')
if corrects then redis.call('HSET', subject_key(name), 'nudged', '0') end
plan(tenant, kind, key, subject)
if previous ~= state then shelve(tenant, kind, key, subject) end
if final == '1' then
  redis.call('ZADD', root .. ':finals', now, name)
elseif corrects then
  redis.call('ZREM', root .. ':finals', name)
end
for index = ALIASES, ALIASES + aliases - 1 do bind(tenant, kind, key, ARGV[index]) end
for index = RETURNED, OPENED - 1, 3 do
  give_back(tenant, ARGV[index], ARGV[index + 1], ARGV[index + 2])
end
local entry = append(tenant, kind, key, subject, {
  event = event, change = change, cause = cause, confirmed = confirmed, previous = previous,
})
for index = OPENED, #ARGV, 8 do
  local of, to = ARGV[index], ARGV[index + 1]
  if redis.call('EXISTS', subject_key(tenant .. ':' .. of .. ':' .. to)) == 0 then
    open_new(tenant, of, to, {
      input = ARGV[index + 2], state = ARGV[index + 3], snapshot = ARGV[index + 4],
      due = ARGV[index + 5], event = ARGV[index + 6], groups = ARGV[index + 7],
      opening = ARGV[index + 6], aliases = {},
    })
  end
end
return { 'advanced', shown(name), entry }

-- Opens a subject unless its key was opened before. Who opened it is recognized by the opening's id.
local tenant, kind, key = ARGV[3], ARGV[4], ARGV[5]
local input, state, snapshot, due, event = ARGV[6], ARGV[7], ARGV[8], ARGV[9], ARGV[10]
local group, opening = ARGV[11], ARGV[12]
local name = tenant .. ':' .. kind .. ':' .. key

local before = load_subject(name)
if before then
  local entry = made_by(tenant, before.trail, opening)
  if entry then return { 'opened', shown(name), entry } end
  return { before.input == input and 'existing' or 'conflict', shown(name) }
end

local number = redis.call('HINCRBY', tenant_key(tenant), 'opened', 1)
local subject = {
  state = state, version = '1', final = '0', snapshot = snapshot,
  due = due, lease = '', changed = now, trail = '[]',
}
redis.call('HSET', subject_key(name),
  'state', state, 'version', '1', 'final', '0', 'input', input, 'snapshot', snapshot,
  'due', due, 'opened', now, 'changed', now, 'number', number)
plan(tenant, kind, key, subject)
shelve(tenant, kind, key, state, number)
if group ~= '' then redis.call('ZADD', group_key(tenant, kind, group), number, key) end
local entry = append(tenant, kind, key, subject, {
  event = event, change = opening, cause = 'REQUEST', confirmed = '1', previous = '',
})
return { 'opened', shown(name), entry }

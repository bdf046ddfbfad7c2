-- Opens a subject unless its key was opened before. Who opened it is recognized by the opening's id.
local tenant, kind, key = ARGV[3], ARGV[4], ARGV[5]
local input, state, snapshot, due, event = ARGV[6], ARGV[7], ARGV[8], ARGV[9], ARGV[10]
local groups, opening = ARGV[11], ARGV[12]
-- From here on: the numbers that lead to the subject.
local ALIASES = 13
local name = tenant .. ':' .. kind .. ':' .. key

local before = load_subject(name)
if before then
  local entry = made_by(tenant, before.trail, opening)
  if entry then return { 'opened', shown(name), entry } end
  return { before.input == input and 'existing' or 'conflict', shown(name) }
end

local aliases = {}
for index = ALIASES, #ARGV do aliases[#aliases + 1] = ARGV[index] end
local entry = open_new(tenant, kind, key, {
  input = input, state = state, snapshot = snapshot, due = due, event = event, groups = groups,
  opening = opening, aliases = aliases,
})
return { 'opened', shown(name), entry }

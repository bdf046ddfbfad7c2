-- Moves a bounded number of the subjects of a group to the group of the name `seller`, which each was before groups
-- had names. A resent call goes on with what is left. Answers how many.
local tenant, kind, value, encoded = ARGV[3], ARGV[4], ARGV[5], ARGV[6]
local BATCH = 100
local NAME = 'seller'

local group = root .. ':group:' .. tenant .. ':' .. kind .. ':' .. value
local keys = redis.call('ZRANGE', group, 0, BATCH - 1)
for _, key in ipairs(keys) do
  local name = tenant .. ':' .. kind .. ':' .. key
  local subject = load_subject(name)
  if subject then
    redis.call('HSET', subject_key(name), 'group:' .. NAME, encoded)
    redis.call('ZADD', group_shelf_key(tenant, kind, NAME .. ':' .. encoded, subject.state),
      place_of(subject.opened, subject.number), key)
  end
  redis.call('ZREM', group, key)
end
return { #keys, BATCH }

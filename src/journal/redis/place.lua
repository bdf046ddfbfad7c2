-- Moves a bounded number of a tenant's subjects to their places: shelves were in the order of opening before, with
-- its number as the score. A resent call goes on with what is left. Answers how many.
local tenant = ARGV[3]
local BATCH = 500
-- Above the number of any opening, and below any place since 1971.
local BORDER = '(1e13'

local count = 0
for _, each in ipairs(redis.call('SMEMBERS', root .. ':shelves:' .. tenant)) do
  local kind, state = each:match('^([^:]*):(.*)$')
  local shelf, left = shelf_key(tenant, kind, state), BATCH - count
  local keys = left > 0 and redis.call('ZRANGEBYSCORE', shelf, '-inf', BORDER, 'LIMIT', 0, left) or {}
  for _, key in ipairs(keys) do
    local known = redis.call('HMGET', subject_key(tenant .. ':' .. kind .. ':' .. key), 'opened', 'number')
    if known[1] then
      redis.call('ZADD', shelf, place_of(known[1], known[2]), key)
    else
      -- Memory that is full may have cost the subject and not its place on the shelf.
      redis.call('ZREM', shelf, key)
    end
    count = count + 1
  end
end
return { count, BATCH }

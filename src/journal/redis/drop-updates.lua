-- Drops the oldest updates of a tenant that are from before a time, a bounded number of them, and only
-- ever cuts off the beginning, also where a clock that was set back left older entries behind newer
-- ones. Answers how many; fewer than BATCH when none is left to drop.
local tenant, before = ARGV[3], tonumber(ARGV[4])
local BATCH = 100
local PRINT, AT = 2, 12

local count, last = 0, nil
for _, entry in ipairs(redis.call('XRANGE', stream_key(tenant), '-', '+', 'COUNT', BATCH)) do
  if tonumber(entry[2][AT]) >= before then break end
  count, last = count + 1, entry
end
if last then
  local through = bounds(tenant).dropped + count
  redis.call('HSET', tenant_key(tenant),
    'dropped', string.format('%.0f', through), 'dropped_print', last[2][PRINT])
  redis.call('XTRIM', stream_key(tenant), 'MINID', string.format('%.0f-0', through + 1))
end
return { count, BATCH }

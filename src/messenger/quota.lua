-- Takes up to so many of the units of a window that are left. A call that is sent again finds what it was granted.
-- KEYS[1]: the window. ARGV: id of the call, its length in milliseconds, its units, the units wanted.
local total = tonumber(redis.call('HGET', KEYS[1], 'total') or '0')
local own = redis.call('HGET', KEYS[1], ARGV[1])
if own then return { tonumber(own), total } end

local granted = math.max(0, math.min(tonumber(ARGV[4]), tonumber(ARGV[3]) - total))
total = total + granted
redis.call('HSET', KEYS[1], 'total', string.format('%.0f', total), ARGV[1], string.format('%.0f', granted))
-- Those whose clocks are a little behind may still ask.
redis.call('PEXPIRE', KEYS[1], string.format('%.0f', tonumber(ARGV[2]) * 2))
return { granted, total }

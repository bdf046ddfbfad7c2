-- Takes at most the requested number of a window's remaining units. A repeated call gets its earlier grant.
-- KEYS[1]: the window. ARGV: id of the call, its length in milliseconds, its units, the units wanted.
local total = tonumber(redis.call('HGET', KEYS[1], 'total') or '0')
local own = redis.call('HGET', KEYS[1], ARGV[1])
if own then return { tonumber(own), total } end

local granted = math.max(0, math.min(tonumber(ARGV[4]), tonumber(ARGV[3]) - total))
total = total + granted
redis.call('HSET', KEYS[1], 'total', string.format('%.0f', total), ARGV[1], string.format('%.0f', granted))
-- Instances whose clocks are slightly behind may still use this window.
redis.call('PEXPIRE', KEYS[1], string.format('%.0f', tonumber(ARGV[2]) * 2))
return { granted, total }

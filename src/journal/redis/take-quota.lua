-- Takes up to so many of the units of a window that are left. A resent call finds what it was granted.
local name, number, length_ms, units, wanted = ARGV[3], ARGV[4], ARGV[5], tonumber(ARGV[6]), tonumber(ARGV[7])
local key = root .. ':quota:' .. name .. ':' .. number

local total = tonumber(redis.call('HGET', key, 'total') or '0')
local own = redis.call('HGET', key, ARGV[2])
if own then return { tonumber(own), total } end

local granted = math.max(0, math.min(wanted, units - total))
total = total + granted
redis.call('HSET', key, 'total', string.format('%.0f', total), ARGV[2], string.format('%.0f', granted))
-- Those whose clocks are a little behind may still ask.
redis.call('PEXPIRE', key, string.format('%.0f', tonumber(length_ms) * 2))
return { granted, total }

-- Reserves the next free slot of a window, unless it is too late. A repeated call gets its earlier reservation.
-- KEYS[1]: the window. ARGV: id of the call, calls, length and patience in milliseconds.
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local calls, length, patience = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])

local own = redis.call('ZSCORE', KEYS[1], ARGV[1])
if own then return { math.max(0, tonumber(own) - now), 1 } end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', string.format('%.0f', now - length))
-- Nothing is reserved so far ahead: the clock was set back meanwhile, and would close the window until it is there again.
redis.call('ZREMRANGEBYSCORE', KEYS[1], string.format('(%.0f', now + length + patience), '+inf')

local free = now
local border = redis.call('ZRANGE', KEYS[1], -calls, -calls, 'WITHSCORES')
if border[2] then free = math.max(free, tonumber(border[2]) + length) end
local wait = free - now
if wait > patience then return { wait, 0 } end

redis.call('ZADD', KEYS[1], string.format('%.0f', free), ARGV[1])
redis.call('PEXPIRE', KEYS[1], string.format('%.0f', length + wait))
return { wait, 1 }

-- Reserves the next free place of a name in its window, if it comes soon enough. A resent call finds its own reservation.
local name, calls, window_ms, patience_ms = ARGV[3], ARGV[4], ARGV[5], ARGV[6]
local key = root .. ':turns:' .. name

local own = redis.call('ZSCORE', key, ARGV[2])
if own then return { math.max(0, tonumber(own) - tonumber(now)), 1 } end
redis.call('ZREMRANGEBYSCORE', key, '-inf', string.format('%.0f', tonumber(now) - tonumber(window_ms)))

local free = tonumber(now)
local border = redis.call('ZRANGE', key, -tonumber(calls), -tonumber(calls), 'WITHSCORES')
if border[2] then free = math.max(free, tonumber(border[2]) + tonumber(window_ms)) end
local wait_ms = free - tonumber(now)
if wait_ms > tonumber(patience_ms) then return { wait_ms, 0 } end

redis.call('ZADD', key, string.format('%.0f', free), ARGV[2])
redis.call('PEXPIRE', key, string.format('%.0f', tonumber(window_ms) + wait_ms))
return { wait_ms, 1 }

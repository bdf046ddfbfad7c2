-- Forgets a bounded number of receipts from before a time. Answers how many.
local BATCH = 500
local old = redis.call('ZRANGEBYSCORE', root .. ':receipts', '-inf', '(' .. ARGV[3], 'LIMIT', 0, BATCH)
if #old > 0 then redis.call('ZREM', root .. ':receipts', unpack(old)) end
return { #old, BATCH }

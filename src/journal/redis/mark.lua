-- Sets a mark where the one that stands is `before`, empty for none. Answers the one that stands then.
local name, before, mark = ARGV[3], ARGV[4], ARGV[5]
local standing = redis.call('HGET', root .. ':marks', name) or ''
if standing ~= before then return standing == '' and mark or standing end
redis.call('HSET', root .. ':marks', name, mark)
return mark

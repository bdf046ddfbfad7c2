-- Appends records to a tenant's audit, each as its place and its text, unless its batch was written before. Places
-- only rise: one that does not is moved behind the last. They are ids of a stream, which holds them exactly.
local tenant, batch = ARGV[3], ARGV[4]
local RECORDS = 5
local KNOWN_FOR_MS = 10 * 60 * 1000

local known = root .. ':audit-batch:' .. tenant .. ':' .. batch
if not redis.call('SET', known, '1', 'NX', 'PX', KNOWN_FOR_MS) then return 0 end
local stream = root .. ':audit:' .. tenant
local newest = redis.call('XREVRANGE', stream, '+', '-', 'COUNT', 1)[1]
local last = newest and tonumber(newest[1]:match('^%d+')) or 0
for index = RECORDS, #ARGV, 2 do
  last = math.max(last + 1, tonumber(ARGV[index]))
  redis.call('XADD', stream, string.format('%.0f-0', last), 'record', ARGV[index + 1])
end
redis.call('SADD', root .. ':audited', tenant)
return 1

-- Answers kind, state and number of a tenant's subjects of each shelf.
local tenant = ARGV[3]

local counts = {}
for index, each in ipairs(redis.call('SMEMBERS', root .. ':shelves:' .. tenant)) do
  local kind, state = each:match('^([^:]*):(.*)$')
  counts[index] = { kind, state, redis.call('ZCARD', shelf_key(tenant, kind, state)) }
end
return counts

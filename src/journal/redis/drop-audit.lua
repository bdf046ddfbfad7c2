-- Drops a bounded number of a tenant's oldest records, from before a place. Answers how many.
local tenant, before = ARGV[3], tonumber(ARGV[4])
local BATCH = 500
local stream = root .. ':audit:' .. tenant
local old = redis.call('XRANGE', stream, '-', string.format('(%.0f-0', before), 'COUNT', BATCH)
local ids = {}
for index, entry in ipairs(old) do ids[index] = entry[1] end
if #ids > 0 then redis.call('XDEL', stream, unpack(ids)) end
if redis.call('EXISTS', stream) == 0 then redis.call('SREM', root .. ':audited', tenant) end
return { #old, BATCH }

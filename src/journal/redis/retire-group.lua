-- Binds the platform's number of partner contracts to those that were found by it, the newest last: a
-- subject that was emptied no longer says its number, and only the name of its group does.
local tenant, number = ARGV[3], ARGV[4]

local group = root .. ':group:' .. tenant .. ':partner-contract-number:' .. number
for _, contract in ipairs(redis.call('ZRANGE', group, 0, -1)) do
  bind(tenant, 'partner-contract', contract, number)
end
redis.call('DEL', group)

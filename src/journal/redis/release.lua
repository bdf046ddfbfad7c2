-- Ends what one attempt holds of a name. A resent call finds nothing left to end.
local key, attempt = hold_key(ARGV[3], ARGV[4]), ARGV[5]

local found = redis.call('GET', key)
if not found then return end
local present = cjson.decode(found)
local attempts = {}
for _, each in ipairs(present.attempts) do
  if each[1] ~= attempt then attempts[#attempts + 1] = each end
end
if #attempts == 0 then
  redis.call('DEL', key)
else
  keep_hold(key, present.holder, attempts)
end

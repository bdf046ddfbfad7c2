-- Whether a tenant's claims are all there, as far as is known. ARGV: the tenant, and a claim that was told; nothing
-- for none. One that is not there is remembered. Answers 1 or 0.
local tenant, claim = ARGV[3], ARGV[4]

local function is_there()
  local number, made_at = claim:match('^(%d+)-%x+-(%d+)$')
  if not number then return true end
  local accepted = redis.call('GET', root .. ':loss-accepted')
  if accepted and tonumber(made_at) <= tonumber(accepted) then return true end
  local last = tonumber(redis.call('HGET', tenant_key(tenant), 'claims') or '0')
  if tonumber(number) > last then return false end
  local found = redis.call('LINDEX', claims_key(tenant), tonumber(number) - last - 1)
  -- One that is too old to be kept is believed.
  return not found or found == claim
end

if not is_there() then redis.call('SADD', root .. ':lossy', tenant) end
return 1 - redis.call('SISMEMBER', root .. ':lossy', tenant)

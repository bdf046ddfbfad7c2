-- Takes back a claim that was not confirmed, so that it never was. ARGV: tenant, kind, key, the claim's id.
-- Answers 1 when it was there; a resent call finds none.
local tenant, kind, key, id = ARGV[3], ARGV[4], ARGV[5], ARGV[6]
local name = tenant .. ':' .. kind .. ':' .. key

local claim = prepared(name)
if not claim or claim.id ~= id then return 0 end
redis.call('DEL', prepared_key(name))
local subject = load_subject(name)
if subject then plan(tenant, kind, key, subject)
else unplan(tenant, kind, key) end
return 1

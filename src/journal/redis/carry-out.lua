-- Makes what a claim was prepared for, now that it is confirmed. ARGV: tenant, kind, key, the claim's id, and
-- `open` or `advance`. A resent call, and one that comes after somebody else has carried it out, finds what was
-- made. Answers as that script; `lost` where the claim is gone.
local tenant, kind, key, id = ARGV[3], ARGV[4], ARGV[5], ARGV[6]
local name = tenant .. ':' .. kind .. ':' .. key

local claim = prepared(name)
if claim and claim.id == id then return carry_out(name, claim) end
local subject = load_subject(name)
local entry = subject and made_by(tenant, subject.trail, id)
if not entry then return { 'lost' } end
return { ARGV[7] == 'open' and 'opened' or 'advanced', shown(name), entry }

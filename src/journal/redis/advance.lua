-- Changes a subject; see `change_subject`. The last argument is the failure that it follows from, or empty.
local failure = table.remove(ARGV)
local name = ARGV[3] .. ':' .. ARGV[4] .. ':' .. ARGV[5]
local claim = prepared(name)
if claim then
  local leads_to = claim.what == 'open' and 1 or tonumber(claim.args[6]) + 1
  -- Only after it was carried out anybody can go on from there: the store lost that, and not the claim.
  if tonumber(ARGV[6]) == leads_to then carry_out(name, claim) else carry_out_left_behind(name) end
end
return change_subject(ARGV, failure)

-- Position and print of the end of each tenant's stream, from ARGV[3] on.
local ends = {}
for index = 3, #ARGV do
  local stream = bounds(ARGV[index])
  ends[#ends + 1] = { string.format('%.0f', stream.position), stream.print }
end
return ends

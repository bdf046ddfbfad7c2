-- The newest `limit` subjects opened before number `before`, of the kinds and states asked for (JSON
-- lists, `null` for any) or, when a group is named, of that group and its one kind, by merging shelves: the cost does not depend on how many subjects there are.
-- Answers: origin, then number, kind, key and fields of each.
local tenant, limit, before = ARGV[3], tonumber(ARGV[4]), ARGV[5]
local kinds, states = cjson.decode(ARGV[6]), cjson.decode(ARGV[7])
local group = ARGV[8]

local function among(values, value)
  if values == cjson.null then return true end
  for _, each in ipairs(values) do
    if each == value then return true end
  end
  return false
end

local candidates = {}
local function gather(set, kind)
  local newest = redis.call('ZREVRANGEBYSCORE', set, '(' .. before, '-inf', 'WITHSCORES', 'LIMIT', 0, limit)
  for index = 1, #newest, 2 do
    candidates[#candidates + 1] = { number = tonumber(newest[index + 1]), kind = kind, key = newest[index] }
  end
end

if group ~= '' then
  gather(group_key(tenant, kinds[1], group), kinds[1])
else
  for _, shelf in ipairs(redis.call('SMEMBERS', root .. ':shelves:' .. tenant)) do
    local kind, state = shelf:match('^([^:]*):(.*)$')
    if among(kinds, kind) and among(states, state) then
      gather(root .. ':shelf:' .. tenant .. ':' .. shelf, kind)
    end
  end
end
table.sort(candidates, function(left, right) return left.number > right.number end)

local found = { origin() }
for index = 1, math.min(limit, #candidates) do
  local each = candidates[index]
  found[#found + 1] = { string.format('%.0f', each.number), each.kind, each.key,
    shown(tenant .. ':' .. each.kind .. ':' .. each.key) }
end
return found

-- Up to `limit` of a tenant's subjects between two places, newest or oldest first, of the kinds and states asked
-- for (JSON lists, `null` for any) and, unless it is empty, of one group, by merging shelves: the cost does not
-- depend on how many subjects there are.
-- Answers: origin, 1 when such a subject stands between the two places that the page has passed (empty for none),
-- then place, kind, key and fields of each.
local tenant, limit, oldest_first = ARGV[3], tonumber(ARGV[4]), ARGV[5] == '1'
local from, to, passed_from, passed_to = ARGV[6], ARGV[7], ARGV[8], ARGV[9]
local kinds, states, group = cjson.decode(ARGV[10]), cjson.decode(ARGV[11]), ARGV[12]

local function among(values, value)
  if values == cjson.null then return true end
  for _, each in ipairs(values) do
    if each == value then return true end
  end
  return false
end

local function first_of(shelf)
  if oldest_first then
    return redis.call('ZRANGEBYSCORE', shelf, from, to, 'WITHSCORES', 'LIMIT', 0, limit)
  end
  return redis.call('ZREVRANGEBYSCORE', shelf, to, from, 'WITHSCORES', 'LIMIT', 0, limit)
end

local function has_passed(shelf)
  return passed_from ~= ''
    and #redis.call('ZRANGEBYSCORE', shelf, passed_from, passed_to, 'LIMIT', 0, 1) > 0
end

local candidates, passed = {}, false
for _, each in ipairs(redis.call('SMEMBERS', root .. ':shelves:' .. tenant)) do
  local kind, state = each:match('^([^:]*):(.*)$')
  if among(kinds, kind) and among(states, state) then
    local shelf = group == '' and shelf_key(tenant, kind, state)
      or group_shelf_key(tenant, kind, group, state)
    local first = first_of(shelf)
    for index = 1, #first, 2 do
      candidates[#candidates + 1] = { place = tonumber(first[index + 1]), kind = kind, key = first[index] }
    end
    passed = passed or has_passed(shelf)
  end
end
table.sort(candidates, function(left, right)
  if oldest_first then return left.place < right.place end
  return left.place > right.place
end)

local found = { origin(), passed and '1' or '0' }
for index = 1, math.min(limit, #candidates) do
  local each = candidates[index]
  found[#found + 1] = { string.format('%.0f', each.place), each.kind, each.key,
    shown(tenant .. ':' .. each.kind .. ':' .. each.key) }
end
return found

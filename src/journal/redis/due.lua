-- The first `limit` planned looks of each kind (from ARGV[5] on), with `only_due` of those that are due
-- by now; where there may be more, the first of every tenant too. Answers the time that it is, then time, kind and
-- member of each.
local limit, only_due = ARGV[3], ARGV[4] == '1'

local found = { now }
local function add(kind, looks, prefix, seen)
  for at = 1, #looks, 2 do
    local member = prefix .. looks[at]
    if not seen[member] then found[#found + 1] = { looks[at + 1], kind, member } end
    seen[member] = true
  end
end

for index = 5, #ARGV do
  local kind, seen = ARGV[index], {}
  local looks = redis.call('ZRANGEBYSCORE', due_key(kind), '-inf', only_due and now or '+inf',
    'WITHSCORES', 'LIMIT', 0, limit)
  add(kind, looks, '', seen)
  if only_due and #looks / 2 >= tonumber(limit) then
    local tenants = redis.call('ZRANGEBYSCORE', due_tenants_key(kind), '-inf', now)
    local each = #tenants < tonumber(limit) and limit or 1
    for _, tenant in ipairs(tenants) do
      local of = redis.call('ZRANGEBYSCORE', due_of_tenant_key(kind, tenant), '-inf', now,
        'WITHSCORES', 'LIMIT', 0, each)
      add(kind, of, tenant .. ':', seen)
    end
  end
end
return found

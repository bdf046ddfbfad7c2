-- The first `limit` planned looks of each kind of each shard, with `only_due` of those that are due by now; where there
-- may be more, the first of every tenant too. Answers the time that it is, then time, kind, member and shard of each.
-- The shards come by their roots from ARGV[6] on, as many as ARGV[5] says, and the kinds behind them. A Cluster is asked
-- for one shard at a time.
local limit, only_due, shards = ARGV[3], ARGV[4] == '1', tonumber(ARGV[5])
local FIRST_ROOT = 6
local kinds = { unpack(ARGV, FIRST_ROOT + shards) }

local found = { now }
local function add(kind, looks, prefix, seen)
  for at = 1, #looks, 2 do
    local member = prefix .. looks[at]
    if not seen[member] then found[#found + 1] = { looks[at + 1], kind, member, root } end
    seen[member] = true
  end
end

local function look_for(kind)
  local seen = {}
  local looks = redis.call('ZRANGEBYSCORE', due_key(kind), '-inf', only_due and now or '+inf',
    'WITHSCORES', 'LIMIT', 0, limit)
  add(kind, looks, '', seen)
  if not only_due or #looks / 2 < tonumber(limit) then return end
  local tenants = redis.call('ZRANGEBYSCORE', due_tenants_key(kind), '-inf', now)
  local each = #tenants < tonumber(limit) and limit or 1
  for _, tenant in ipairs(tenants) do
    local of = redis.call('ZRANGEBYSCORE', due_of_tenant_key(kind, tenant), '-inf', now,
      'WITHSCORES', 'LIMIT', 0, each)
    add(kind, of, tenant .. ':', seen)
  end
end

for place = FIRST_ROOT, FIRST_ROOT + shards - 1 do
  root = ARGV[place]
  local keys = {}
  for index, kind in ipairs(kinds) do keys[index] = due_key(kind) end
  -- Of most shards nothing is planned.
  if #keys > 0 and redis.call('EXISTS', unpack(keys)) > 0 then
    for _, kind in ipairs(kinds) do look_for(kind) end
  end
end
return found

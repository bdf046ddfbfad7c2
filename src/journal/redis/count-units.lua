-- Adds calls and units to the counts of some accounts, or to none where one of them has too little left of the day. A
-- resent call finds that they were added. Answers nothing then, else the account and what it has left.
-- Accounts come in threes: name, the most units of a day (empty: any number), and for how many days counts are kept.
local tenant, day, capability, calls, units = ARGV[3], ARGV[4], ARGV[5], ARGV[6], ARGV[7]
local FIRST_ACCOUNT = 8
-- Longer than a call is sent again.
local RECOGNIZED_SECONDS = '60'
local DAY_SECONDS = 24 * 60 * 60

local added = root .. ':units-added:' .. ARGV[2]
if redis.call('EXISTS', added) == 1 then return {} end

local function counts_key(kept_days) return root .. ':units:' .. tenant .. ':' .. day .. ':' .. kept_days end

for index = FIRST_ACCOUNT, #ARGV, 3 do
  local name, most, kept_days = ARGV[index], ARGV[index + 1], ARGV[index + 2]
  if most ~= '' then
    local used = redis.call('HGET', counts_key(kept_days), 'units:' .. capability .. ':' .. name)
    local left = tonumber(most) - tonumber(used or '0')
    if tonumber(units) > left then return { name, math.max(left, 0) } end
  end
end

for index = FIRST_ACCOUNT, #ARGV, 3 do
  local name, kept_days = ARGV[index], ARGV[index + 2]
  local key = counts_key(kept_days)
  redis.call('HINCRBY', key, 'calls:' .. capability .. ':' .. name, calls)
  redis.call('HINCRBY', key, 'units:' .. capability .. ':' .. name, units)
  -- A day more, as the days of Shanghai are not those of this server.
  redis.call('EXPIRE', key, string.format('%.0f', (tonumber(kept_days) + 1) * DAY_SECONDS))
end
redis.call('SET', added, '1', 'EX', RECOGNIZED_SECONDS)
return {}

-- The first `limit` planned looks of each kind (from ARGV[5] on), with `only_due` of those that are due
-- by now. Answers the time that it is, then time, kind and member of each.
local limit, only_due = ARGV[3], ARGV[4] == '1'

local found = { now }
for index = 5, #ARGV do
  local kind = ARGV[index]
  local looks = redis.call('ZRANGEBYSCORE', due_key(kind), '-inf', only_due and now or '+inf',
    'WITHSCORES', 'LIMIT', 0, limit)
  for at = 1, #looks, 2 do
    found[#found + 1] = { looks[at + 1], kind, looks[at] }
  end
end
return found

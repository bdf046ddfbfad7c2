-- Shrinks a bounded number of subjects that became final before a time to what tells a key apart for
-- ever. Written anew: a hash that once held a long value never becomes compact again. Answers how many.
local BATCH = 100
local KEPT = { 'state', 'version', 'final', 'input', 'opened', 'changed', 'number' }

local names = redis.call('ZRANGEBYSCORE', root .. ':finals', '-inf', '(' .. ARGV[3], 'LIMIT', 0, BATCH)
for _, name in ipairs(names) do
  local subject = load_subject(name)
  local fields = {}
  for _, field in ipairs(KEPT) do
    fields[#fields + 1] = field
    fields[#fields + 1] = subject[field]
  end
  for _, group in ipairs(groups_of(subject)) do
    local group_name, value = group:match('^([^:]*):(.*)$')
    fields[#fields + 1] = 'group:' .. group_name
    fields[#fields + 1] = value
  end
  -- A correction may bring it back, and fences never fall.
  if subject.fence ~= '0' then
    fields[#fields + 1] = 'fence'
    fields[#fields + 1] = subject.fence
  end
  -- A change is recognized for as long as its update is kept.
  local trail = kept_trail(subject.trail, bounds(name:match('^[^:]*')).dropped)
  if #trail > 0 then
    fields[#fields + 1] = 'trail'
    fields[#fields + 1] = cjson.encode(trail)
  end
  redis.call('DEL', subject_key(name))
  redis.call('HSET', subject_key(name), unpack(fields))
  redis.call('ZREM', root .. ':finals', name)
end
return { #names, BATCH }

-- Moves a bounded number of a tenant's subjects of retired kinds to the aliases and holds that they
-- were, and removes them. Their updates stay until they are trimmed, so that cursors stay valid, and are
-- not read any more. A resent call goes on with what is left. Answers how many.
local tenant = ARGV[3]
local BATCH = 100
-- Longer than anything is followed for which a person's turn was kept.
local LONGEST_TURN_MS = 90 * 24 * 60 * 60 * 1000

local move = {}

-- Of a number that had changed hands only this much was kept: the empty key stands for its former subject.
move['scrap-invoice-number'] = function(number, state, snapshot)
  if type(snapshot.orderId) ~= 'string' then return end
  if snapshot.isReused == true then
    redis.call('HSET', alias_key(tenant, 'scrap-order', number), 'key', '', 'returned', '0')
  end
  bind(tenant, 'scrap-order', snapshot.orderId, number)
  if state == 'RETURNED' then give_back(tenant, 'scrap-order', number, snapshot.orderId) end
end

-- One that was emptied is bound by its group; see retire-group.lua.
move['partner-contract-number'] = function(contract, _, snapshot)
  if type(snapshot.contractNo) == 'string' then
    bind(tenant, 'partner-contract', contract, snapshot.contractNo)
  end
end

move['signing-task-number'] = function(number, _, snapshot)
  if type(snapshot.signingTaskId) == 'string' then
    bind(tenant, 'signing-task', snapshot.signingTaskId, number)
  end
end

move['scrap-person'] = function(person, state, snapshot)
  local order, taken = snapshot.orderId, snapshot.takenAt
  if state ~= 'HELD' or type(order) ~= 'string' or type(taken) ~= 'number' then return end
  local runs_out = string.format('%.0f', tonumber(now) + LONGEST_TURN_MS)
  keep_hold(hold_key(tenant, 'scrap-person:' .. person), order,
    { { order, string.format('%.0f', taken), runs_out } })
end

local count = 0
for _, shelf in ipairs(redis.call('SMEMBERS', root .. ':shelves:' .. tenant)) do
  local kind, state = shelf:match('^([^:]*):(.*)$')
  local left = RETIRED[kind] and BATCH - count or 0
  local keys = left > 0 and redis.call('ZRANGE', root .. ':shelf:' .. tenant .. ':' .. shelf, 0, left - 1) or {}
  for _, key in ipairs(keys) do
    local name = tenant .. ':' .. kind .. ':' .. key
    local subject = load_subject(name)
    if subject then move[kind](key, state, cjson.decode(subject.snapshot or '{}')) end
    unshelve(tenant, kind, key, subject or { state = state })
    unplan(tenant, kind, key)
    redis.call('ZREM', root .. ':finals', name)
    redis.call('DEL', subject_key(name))
    count = count + 1
  end
end
return { count, BATCH }

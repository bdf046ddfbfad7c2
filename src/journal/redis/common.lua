-- Stands before every script. KEYS[1] is the root of one shard; every key is made from it and keeps
-- its hash tag, so that a script never leaves one slot of a Cluster; scripts that go from shard to shard,
-- by setting `root`, are given one alone there. Neither KEYS[1] nor KEYS[2] ever exists: so while
-- the slot is moved key by key, and a script could find half of what it needs on either node, a Cluster
-- answers TRYAGAIN to all of them.
-- ARGV[1] is the time in milliseconds, empty for the server's own; ARGV[2] an id never used before.
-- Names: tenants and kinds come percent-encoded and hold no colon, so `tenant:kind:key` is unambiguous.

local root = KEYS[1]

local now = ARGV[1]
if now == '' then
  local time = redis.call('TIME')
  now = string.format('%.0f', tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000))
end

-- Kinds of which nothing is kept as a subject any more; updates of them stand in the streams until they are trimmed.
local RETIRED = {
  ['scrap-person'] = true,
  ['scrap-invoice-number'] = true,
  ['partner-contract-number'] = true,
  ['signing-task-number'] = true,
}

local function tenant_key(tenant) return root .. ':tenant:' .. tenant end
local function stream_key(tenant) return root .. ':updates:' .. tenant end
local function alias_key(tenant, kind, number)
  return root .. ':alias:' .. tenant .. ':' .. kind .. ':' .. number
end
local function numbers_key(name) return root .. ':numbers:' .. name end
local function hold_key(tenant, name) return root .. ':hold:' .. tenant .. ':' .. name end
local function subject_key(name) return root .. ':subject:' .. name end
local function due_key(kind) return root .. ':due:' .. kind end
-- The same looks by tenant, and of each tenant the earliest: by them tenants take turns.
local function due_of_tenant_key(kind, tenant) return root .. ':due-of:' .. kind .. ':' .. tenant end
local function due_tenants_key(kind) return root .. ':due-tenants:' .. kind end
-- Shelves keep a tenant's subjects of one kind and state by their places: all of them, and those of each group.
local function shelf_key(tenant, kind, state)
  return root .. ':shelf:' .. tenant .. ':' .. kind .. ':' .. state
end
-- A group is its name and value, both percent-encoded, with a colon between.
local function group_shelf_key(tenant, kind, group, state)
  return root .. ':group-shelf:' .. tenant .. ':' .. kind .. ':' .. group .. ':' .. state
end

-- The beginning of the history of every tenant of the shard. A store that came back empty makes another.
local function origin()
  local known = redis.call('GET', root .. ':origin')
  if known then return known end
  local fresh = redis.sha1hex(ARGV[2]):sub(1, 16)
  redis.call('SET', root .. ':origin', fresh)
  return fresh
end

-- The end of a tenant's stream, and how far it was dropped from its beginning. A print stands for the whole
-- history up to a position: it is made of the print before and the event's id.
local function bounds(tenant)
  local found = redis.call('HMGET', tenant_key(tenant), 'position', 'print', 'dropped', 'dropped_print')
  return {
    position = tonumber(found[1] or '0'),
    print = found[2] or origin(),
    dropped = tonumber(found[3] or '0'),
    dropped_print = found[4] or origin(),
  }
end

local function entry_at(tenant, position)
  local id = string.format('%.0f-0', position)
  return redis.call('XRANGE', stream_key(tenant), id, id)[1]
end

local function load_subject(name)
  local flat = redis.call('HGETALL', subject_key(name))
  if #flat == 0 then return nil end
  local subject = { due = '', lease = '', fence = '0', nudged = '0', trail = '[]' }
  for index = 1, #flat, 2 do subject[flat[index]] = flat[index + 1] end
  return subject
end

local function shown(name) return redis.call('HGETALL', subject_key(name)) end

-- The earliest time at which a worker may take the subject; nil when nothing is planned.
local function look_at(subject)
  if subject.due == '' then return nil end
  return math.max(tonumber(subject.due), tonumber(subject.lease == '' and '0' or subject.lease))
end

-- A claim that waits for its replicas: the id of its opening or change, until when its owner is waited for, and
-- the arguments of the script that makes it. Nobody sees any of it until it is carried out.
local function prepared_key(name) return root .. ':prepared:' .. name end

local function prepared(name)
  local text = redis.call('GET', prepared_key(name))
  return text and cjson.decode(text)
end

local function note_earliest(tenant, kind)
  local first = redis.call('ZRANGE', due_of_tenant_key(kind, tenant), 0, 0, 'WITHSCORES')
  if first[2] then
    redis.call('ZADD', due_tenants_key(kind), first[2], tenant)
  else
    redis.call('ZREM', due_tenants_key(kind), tenant)
  end
end

local function plan_at(tenant, kind, key, at)
  redis.call('ZADD', due_key(kind), at, tenant .. ':' .. key)
  redis.call('ZADD', due_of_tenant_key(kind, tenant), at, key)
  note_earliest(tenant, kind)
end

local function unplan(tenant, kind, key)
  redis.call('ZREM', due_key(kind), tenant .. ':' .. key)
  redis.call('ZREM', due_of_tenant_key(kind, tenant), key)
  note_earliest(tenant, kind)
end

local function plan(tenant, kind, key, subject)
  local at = look_at(subject)
  local claim = prepared(tenant .. ':' .. kind .. ':' .. key)
  if claim then at = math.min(at or math.huge, tonumber(claim.until_ms)) end
  if at then plan_at(tenant, kind, key, string.format('%.0f', at)) else unplan(tenant, kind, key) end
end

-- Notes with a subject how a question about it went: `failure` says why it failed, empty when it did not.
local function note_failure(name, failure)
  if failure == '' then
    redis.call('HDEL', subject_key(name), 'failure', 'failed', 'failures')
  else
    redis.call('HSET', subject_key(name), 'failure', failure, 'failed', now)
    redis.call('HINCRBY', subject_key(name), 'failures', 1)
  end
end

-- The place of a subject in lists; see PLACES_PER_MS.
local function place_of(opened, number)
  return string.format('%.0f', tonumber(opened) * 2048 + tonumber(number) % 2048)
end

-- Each group is a field of its own, so that no value keeps the hash of a subject that was shrunk from being compact.
local function groups_of(subject)
  if subject.groups then return subject.groups end
  local groups = {}
  for field, value in pairs(subject) do
    if field:find('group:', 1, true) == 1 then groups[#groups + 1] = field:sub(7) .. ':' .. value end
  end
  subject.groups = groups
  return groups
end

local function shelve(tenant, kind, key, subject)
  local state, place = subject.state, place_of(subject.opened, subject.number)
  redis.call('ZADD', shelf_key(tenant, kind, state), place, key)
  redis.call('SADD', root .. ':shelves:' .. tenant, kind .. ':' .. state)
  for _, group in ipairs(groups_of(subject)) do
    redis.call('ZADD', group_shelf_key(tenant, kind, group, state), place, key)
  end
end

local function unshelve(tenant, kind, key, subject)
  local state = subject.state
  local shelf = shelf_key(tenant, kind, state)
  redis.call('ZREM', shelf, key)
  if redis.call('EXISTS', shelf) == 0 then
    redis.call('SREM', root .. ':shelves:' .. tenant, kind .. ':' .. state)
  end
  for _, group in ipairs(groups_of(subject)) do
    redis.call('ZREM', group_shelf_key(tenant, kind, group, state), key)
  end
end

-- Lets a number lead to a subject unless the subject was bound to it before.
local function bind(tenant, kind, key, number)
  local numbers = numbers_key(tenant .. ':' .. kind .. ':' .. key)
  if redis.call('ZADD', numbers, 'NX', redis.call('ZCARD', numbers), number) == 0 then return end
  local alias = alias_key(tenant, kind, number)
  local former = redis.call('HGET', alias, 'key')
  if former then redis.call('HSET', alias, 'former', former) end
  redis.call('HSET', alias, 'key', key, 'returned', '0')
end

-- Notes that a number was returned, unless another subject was bound to it since.
local function give_back(tenant, kind, number, key)
  local alias = alias_key(tenant, kind, number)
  if redis.call('HGET', alias, 'key') == key then redis.call('HSET', alias, 'returned', '1') end
end

-- Writes a hold: attempt, since when and until when of each, the newest last. Attempts end by `now`, and
-- nothing else: Redis only clears up, well after.
local function keep_hold(key, holder, attempts)
  local CLEARED_AFTER_MS = 24 * 60 * 60 * 1000
  local LONGEST_MS = 1e13
  local last = 0
  for _, each in ipairs(attempts) do last = math.max(last, tonumber(each[3]) - tonumber(now)) end
  redis.call('SET', key, cjson.encode({ holder = holder, attempts = attempts }),
    'PX', string.format('%.0f', math.min(last, LONGEST_MS) + CLEARED_AFTER_MS))
end

-- A subject's trail lists its updates that may still be kept, oldest first: position and the id
-- of the change or the opening. It is what recognizes a repeated one.
local function made_by(tenant, trail, change)
  local dropped = bounds(tenant).dropped
  for _, step in ipairs(cjson.decode(trail)) do
    if step[2] == change and tonumber(step[1]) > dropped then
      return entry_at(tenant, tonumber(step[1]))
    end
  end
  return nil
end

local function kept_trail(trail, dropped)
  local kept = {}
  for _, step in ipairs(cjson.decode(trail)) do
    if tonumber(step[1]) > dropped then kept[#kept + 1] = step end
  end
  return kept
end

-- Appends the subject's present state to the tenant's stream, notes it in the trail and rings.
-- `why` has event, change, cause, confirmed and previous.
local function append(tenant, kind, key, subject, why)
  local before = bounds(tenant)
  local position = string.format('%.0f', before.position + 1)
  local print = redis.sha1hex(before.print .. ' ' .. why.event):sub(1, 16)
  redis.call('HSET', tenant_key(tenant), 'position', position, 'print', print)
  redis.call('SADD', root .. ':tenants', tenant)
  local claim = redis.call('HGET', tenant_key(tenant), 'claim')
  -- read.lua and rows.ts rely on this order.
  redis.call('XADD', stream_key(tenant), position .. '-0',
    'print', print, 'kind', kind, 'key', key, 'state', subject.state,
    'version', subject.version, 'at', subject.changed, 'final', subject.final,
    'event', why.event, 'cause', why.cause, 'confirmed', why.confirmed,
    'previous', why.previous, 'snapshot', subject.snapshot, 'claim', claim or '')
  local trail = kept_trail(subject.trail, before.dropped)
  trail[#trail + 1] = { position, why.change }
  local name = tenant .. ':' .. kind .. ':' .. key
  redis.call('HSET', subject_key(name), 'trail', cjson.encode(trail))
  -- What is written stands, also where nobody may be rung for: readers look by themselves every second.
  redis.pcall('PUBLISH', root .. ':bell', position .. ' ' .. tenant)
  return entry_at(tenant, before.position + 1)
end

-- Opens a subject whose key was never opened, and returns the entry of its first update. `intent` has input,
-- state, snapshot, due, event, opening, aliases and groups, which stand in one text with blanks between.
local function open_new(tenant, kind, key, intent)
  local number = redis.call('HINCRBY', tenant_key(tenant), 'opened', 1)
  local subject = {
    state = intent.state, version = '1', final = '0', snapshot = intent.snapshot,
    due = intent.due, lease = '', opened = now, changed = now, number = number, trail = '[]',
  }
  local fields = {
    'state', intent.state, 'version', '1', 'final', '0', 'input', intent.input,
    'snapshot', intent.snapshot, 'due', intent.due, 'opened', now, 'changed', now, 'number', number,
  }
  for group, value in intent.groups:gmatch('([^:%s]+):(%S*)') do
    subject['group:' .. group] = value
    fields[#fields + 1] = 'group:' .. group
    fields[#fields + 1] = value
  end
  redis.call('HSET', subject_key(tenant .. ':' .. kind .. ':' .. key), unpack(fields))
  plan(tenant, kind, key, subject)
  shelve(tenant, kind, key, subject)
  for _, alias in ipairs(intent.aliases) do bind(tenant, kind, key, alias) end
  return append(tenant, kind, key, subject, {
    event = intent.event, change = intent.opening, cause = 'REQUEST', confirmed = '1', previous = '',
  })
end

-- Opens a subject unless its key was opened before. Who opened it is recognized by the opening's id. Arguments
-- stand at the places at which open.lua gets them.
local function open_subject(args)
  local tenant, kind, key = args[3], args[4], args[5]
  local input, opening = args[6], args[12]
  -- From here on: the numbers that lead to the subject.
  local ALIASES = 13
  local name = tenant .. ':' .. kind .. ':' .. key

  local before = load_subject(name)
  if before then
    local entry = made_by(tenant, before.trail, opening)
    if entry then return { 'opened', shown(name), entry } end
    return { before.input == input and 'existing' or 'conflict', shown(name) }
  end

  local aliases = {}
  for index = ALIASES, #args do aliases[#aliases + 1] = args[index] end
  local entry = open_new(tenant, kind, key, {
    input = input, state = args[7], snapshot = args[8], due = args[9], event = args[10],
    groups = args[11], opening = opening, aliases = aliases,
  })
  return { 'opened', shown(name), entry }
end

-- The answer to a change that is not made, or was made before; of one that would be made nothing, and the subject.
local function answer_without_change(args)
  local tenant, from, change = args[3], args[6], args[7]
  local fence, corrects = args[15], args[16] == '1'
  local name = tenant .. ':' .. args[4] .. ':' .. args[5]

  local subject = load_subject(name)
  if not subject then return { 'missing' } end
  local made = made_by(tenant, subject.trail, change)
  if made then return { 'advanced', shown(name), made } end
  if corrects and subject.final ~= '1' then return { 'stale', shown(name) } end
  if subject.final == '1' and not corrects then return { 'final', shown(name) } end
  if fence ~= '' and (subject.fence ~= fence or subject.lease == '') then
    return { 'fenced', shown(name) }
  end
  if subject.version ~= from then return { 'stale', shown(name) } end
  return nil, subject
end

-- Compare-and-set: new state, the update appended, the next look planned, the claim given up. One that
-- corrects changes a subject that is final, and no other does. Arguments stand at the places at which
-- advance.lua gets them. `failure` is that of the question from which it follows; nil for none.
local function change_subject(args, failure)
  local answer, subject = answer_without_change(args)
  if answer then return answer end

  local tenant, kind, key = args[3], args[4], args[5]
  local from, change, state, final = args[6], args[7], args[8], args[9]
  local snapshot, due, cause, confirmed = args[10], args[11], args[12], args[13]
  local event, corrects = args[14], args[16] == '1'
  -- From here on: so many numbers that lead to the subject; kind, number and key of so many that are returned;
  -- and of each subject that is opened with it kind, key, input, state, snapshot, due, event and groups.
  local ALIASES, aliases = 19, tonumber(args[17])
  local RETURNED, returned = ALIASES + aliases, tonumber(args[18])
  local OPENED = RETURNED + 3 * returned
  local name = tenant .. ':' .. kind .. ':' .. key

  local previous = subject.state
  if previous ~= state then unshelve(tenant, kind, key, subject) end
  subject.state = state
  subject.version = string.format('%.0f', tonumber(from) + 1)
  subject.final = final
  subject.snapshot = snapshot
  subject.changed = now
  subject.lease = ''
  -- A recordPush that no claim has seen stays, and with it the reason to look at once, unless the subject had ended.
  if corrects then subject.nudged = '0' end
  subject.due = final == '1' and '' or subject.nudged == '1' and now or due

  redis.call('HSET', subject_key(name),
    'state', state, 'version', subject.version, 'final', final, 'snapshot', snapshot,
    'due', subject.due, 'changed', now, 'lease', '')
  if corrects then redis.call('HSET', subject_key(name), 'nudged', '0') end
  note_failure(name, failure or '')
  plan(tenant, kind, key, subject)
  if previous ~= state then shelve(tenant, kind, key, subject) end
  if final == '1' then
    redis.call('ZADD', root .. ':finals', now, name)
  elseif corrects then
    redis.call('ZREM', root .. ':finals', name)
  end
  for index = ALIASES, ALIASES + aliases - 1 do bind(tenant, kind, key, args[index]) end
  for index = RETURNED, OPENED - 1, 3 do
    give_back(tenant, args[index], args[index + 1], args[index + 2])
  end
  local entry = append(tenant, kind, key, subject, {
    event = event, change = change, cause = cause, confirmed = confirmed, previous = previous,
  })
  for index = OPENED, #args, 8 do
    local of, to = args[index], args[index + 1]
    if redis.call('EXISTS', subject_key(tenant .. ':' .. of .. ':' .. to)) == 0 then
      open_new(tenant, of, to, {
        input = args[index + 2], state = args[index + 3], snapshot = args[index + 4],
        due = args[index + 5], event = args[index + 6], groups = args[index + 7],
        opening = args[index + 6], aliases = {},
      })
    end
  end
  return { 'advanced', shown(name), entry }
end

local function claims_key(tenant) return root .. ':claims:' .. tenant end

-- Notes a claim in its tenant's sequence, and returns its number, print and time in one text.
local function number_claim(tenant, id)
  local KEPT = 1000
  local number = redis.call('HINCRBY', tenant_key(tenant), 'claims', 1)
  local print = redis.sha1hex(id .. ' ' .. ARGV[2]):sub(1, 10)
  local claim = string.format('%.0f', number) .. '-' .. print .. '-' .. now
  redis.call('RPUSH', claims_key(tenant), claim)
  redis.call('LTRIM', claims_key(tenant), -KEPT, -1)
  return claim
end

-- Makes what a claim was prepared for. It is told with all updates from here on: replicas have it, and with it all
-- that were prepared before.
local function carry_out(name, claim)
  redis.call('DEL', prepared_key(name))
  local tenant = claim.args[3]
  local newest = redis.call('HGET', tenant_key(tenant), 'claim') or '0'
  if tonumber(newest:match('^%d+')) < tonumber(claim.claim:match('^%d+')) then
    redis.call('HSET', tenant_key(tenant), 'claim', claim.claim)
  end
  if claim.what == 'open' then return open_subject(claim.args) end
  return change_subject(claim.args)
end

-- Carries out a claim whose owner is waited for no longer, as it may have been sent. True when there was one.
local function carry_out_left_behind(name)
  local claim = prepared(name)
  if not claim or tonumber(claim.until_ms) > tonumber(now) then return false end
  carry_out(name, claim)
  return true
end

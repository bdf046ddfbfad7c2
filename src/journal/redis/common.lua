-- Stands before every script. KEYS[1] is the root of one shard; every key is made from it and keeps
-- its hash tag, so that a script never leaves one slot of a Cluster. Neither KEYS[1] nor KEYS[2] ever
-- exists: so while the slot is moved key by key, and a script could find half of what it needs on
-- either node, a Cluster answers TRYAGAIN to all of them.
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

local function plan(tenant, kind, key, subject)
  local member = tenant .. ':' .. key
  local at = look_at(subject)
  if at then
    redis.call('ZADD', due_key(kind), string.format('%.0f', at), member)
  else
    redis.call('ZREM', due_key(kind), member)
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
  -- read.lua and rows.ts rely on this order.
  redis.call('XADD', stream_key(tenant), position .. '-0',
    'print', print, 'kind', kind, 'key', key, 'state', subject.state,
    'version', subject.version, 'at', subject.changed, 'final', subject.final,
    'event', why.event, 'cause', why.cause, 'confirmed', why.confirmed,
    'previous', why.previous, 'snapshot', subject.snapshot)
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

-- Up to `limit` entries behind a place, of the kinds and states asked for (JSON lists, `null` for any),
-- of one subject when `of_key` is 1. Looks at a bounded number of entries.
-- Answers: gap, where it began (position, print), where it stopped (position, print), at the end, entries.
local tenant, position, print = ARGV[3], tonumber(ARGV[4]), ARGV[5]
local limit, kinds, states = tonumber(ARGV[6]), cjson.decode(ARGV[7]), cjson.decode(ARGV[8])
local of_key, key = ARGV[9] == '1', ARGV[10]

-- Entries that one call looks at when a filter passes little: about a millisecond's work.
local LOOKED_AT_ONCE = 500
local BATCH = 50

-- Places of the fields in an entry that `append` wrote.
local PRINT, KIND, STATE = 2, 4, 8

local stream = bounds(tenant)

local function print_at(at)
  if at == stream.position then return stream.print end
  if at == stream.dropped then return stream.dropped_print end
  local entry = entry_at(tenant, at)
  return entry and entry[2][PRINT]
end

-- A place is good while it lies within what is kept, and the history up to it is the one its reader saw.
local good = position >= stream.dropped and position <= stream.position and print_at(position) == print
if not good then position, print = stream.dropped, stream.dropped_print end
local began = { string.format('%.0f', position), print }

local function among(values, value)
  if values == cjson.null then return true end
  for _, each in ipairs(values) do
    if each == value then return true end
  end
  return false
end

local entries = {}
local function take(entry)
  if RETIRED[entry[2][KIND]] then return end
  if among(kinds, entry[2][KIND]) and among(states, entry[2][STATE]) then
    entries[#entries + 1] = entry
  end
end

local function answer(at, at_print)
  local at_end = at >= stream.position
  return { good and '0' or '1', began[1], began[2],
    string.format('%.0f', at), at_print, at_end and '1' or '0', entries }
end

if of_key then
  local subject = load_subject(tenant .. ':' .. kinds[1] .. ':' .. key)
  for _, step in ipairs(cjson.decode(subject and subject.trail or '[]')) do
    local at = tonumber(step[1])
    local entry = at > position and entry_at(tenant, at)
    if entry then
      take(entry)
      if #entries >= limit then return answer(at, entry[2][PRINT]) end
    end
  end
  return answer(stream.position, stream.print)
end

local looked = 0
while looked < LOOKED_AT_ONCE do
  local batch = redis.call('XRANGE', stream_key(tenant),
    string.format('%.0f-0', position + 1), '+', 'COUNT', BATCH)
  for _, entry in ipairs(batch) do
    looked = looked + 1
    position = position + 1
    print = entry[2][PRINT]
    take(entry)
    if #entries >= limit then return answer(position, print) end
  end
  if #batch < BATCH then return answer(stream.position, stream.print) end
end
return answer(position, print)

-- Writes down a claim that is to be confirmed by replicas before anybody sees it. ARGV: what is to be made of it
-- (`open` or `advance`), how long its owner is waited for (nothing: it is made at once), its id, and the arguments of that script.
-- A resent call finds its claim. Answers `prepared`, `awaited` for a claim of somebody else's, or the answer of
-- the script where that would change nothing.
local what, wait_ms, id = ARGV[3], ARGV[4], ARGV[5]
local args = {}
for index = 6, #ARGV do args[index - 3] = ARGV[index] end
args[1], args[2] = '', ''
local tenant, kind, key = args[3], args[4], args[5]
local name = tenant .. ':' .. kind .. ':' .. key

local claim = prepared(name)
if claim and claim.id == id then return { 'prepared' } end
if claim and not carry_out_left_behind(name) then return { 'awaited' } end

local answer
if what == 'advance' then
  answer = answer_without_change(args)
elseif redis.call('EXISTS', subject_key(name)) == 1 then
  answer = open_subject(args)
end
if answer then return answer end

local fresh = { id = id, what = what, args = args, claim = number_claim(tenant, id) }
if wait_ms == '' then return carry_out(name, fresh) end
fresh.until_ms = string.format('%.0f', tonumber(now) + tonumber(wait_ms))
local until_ms = fresh.until_ms
redis.call('SET', prepared_key(name), cjson.encode(fresh))
-- In case nobody comes back to it: whoever looks at what is due carries it out.
local planned = redis.call('ZSCORE', due_key(kind), tenant .. ':' .. key)
if not planned or tonumber(planned) > tonumber(until_ms) then plan_at(tenant, kind, key, until_ms) end
return { 'prepared' }

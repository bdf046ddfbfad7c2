-- Holds a name for one attempt of a holder, unless another holder has it and it is not exactly the hold
-- to be ended, which is known by its holder and its newest attempt. A resent call finds its attempt.
-- Answers nothing when it is held, else holder, newest attempt and since when that one has it.
local tenant, name, holder, attempt, runs_out = ARGV[3], ARGV[4], ARGV[5], ARGV[6], ARGV[7]
local ended_holder, ended_attempt = ARGV[8], ARGV[9]
local key = hold_key(tenant, name)

local found = redis.call('GET', key)
local present = found and cjson.decode(found) or { holder = holder, attempts = {} }
local attempts = {}
for _, each in ipairs(present.attempts) do
  if tonumber(each[3]) > tonumber(now) then attempts[#attempts + 1] = each end
end

local newest = attempts[#attempts]
if newest and present.holder ~= holder then
  if present.holder ~= ended_holder or newest[1] ~= ended_attempt then
    return { present.holder, newest[1], newest[2] }
  end
  attempts = {}
end

local own
for _, each in ipairs(attempts) do
  if each[1] == attempt then own = each end
end
if own then own[3] = runs_out else attempts[#attempts + 1] = { attempt, now, runs_out } end

keep_hold(key, holder, attempts)
return {}

-- Leases those of the named subjects (tenant, kind, key from ARGV[5] on) that are still due. A resent
-- call, known by its id, gets again what it was given.
local lease_ms, call = ARGV[3], ARGV[4]
local until_ms = string.format('%.0f', tonumber(now) + tonumber(lease_ms))

local claims = {}
for index = 5, #ARGV, 3 do
  local tenant, kind, key = ARGV[index], ARGV[index + 1], ARGV[index + 2]
  local name = tenant .. ':' .. kind .. ':' .. key
  carry_out_left_behind(name)
  local subject = load_subject(name)
  -- Memory that is full may have cost the subject and not its place in the agenda.
  if not subject and not prepared(name) then unplan(tenant, kind, key) end
  local at = subject and look_at(subject)
  if at and at <= tonumber(now) then
    subject.lease = until_ms
    subject.fence = string.format('%.0f', tonumber(subject.fence) + 1)
    subject.told = subject.nudged
    redis.call('HSET', subject_key(name), 'lease', subject.lease, 'fence', subject.fence,
      'nudged', '0', 'told', subject.told, 'call', call)
    plan(tenant, kind, key, subject)
    claims[#claims + 1] = { tenant, kind, key, shown(name) }
  elseif subject and subject.call == call and subject.lease ~= '' then
    claims[#claims + 1] = { tenant, kind, key, shown(name) }
  end
end
return claims

-- Makes a subject due now, also where nothing is planned. A resent call changes nothing more.
local tenant, kind, key = ARGV[3], ARGV[4], ARGV[5]
local name = tenant .. ':' .. kind .. ':' .. key

carry_out_left_behind(name)
local subject = load_subject(name)
if not subject then return 'missing' end
if subject.final == '1' then return 'final' end
if subject.due == '' or tonumber(subject.due) > tonumber(now) then
  subject.due = now
  redis.call('HSET', subject_key(name), 'due', now)
  plan(tenant, kind, key, subject)
end
return 'due'

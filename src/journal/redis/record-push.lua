-- Notes a receipt and makes its subject due now. A resent call finds its receipt: `repeated`.
local tenant, kind, key, receipt = ARGV[3], ARGV[4], ARGV[5], ARGV[6]
local name = tenant .. ':' .. kind .. ':' .. key

carry_out_left_behind(name)
local subject = load_subject(name)
if not subject then return 'missing' end
if subject.final == '1' then return 'final' end
if redis.call('ZADD', root .. ':receipts', 'NX', now, receipt) == 0 then return 'repeated' end
if subject.due == '' or tonumber(subject.due) > tonumber(now) then subject.due = now end
redis.call('HSET', subject_key(name), 'nudged', '1', 'due', subject.due)
plan(tenant, kind, key, subject)
return 'noted'

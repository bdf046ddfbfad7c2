-- Gives a claim back; 1 when it was still held, also for a resent call, known by its id.
local tenant, kind, key, fence, due = ARGV[3], ARGV[4], ARGV[5], ARGV[6], ARGV[7]
local call, failure = ARGV[8], ARGV[9]
local name = tenant .. ':' .. kind .. ':' .. key

local subject = load_subject(name)
if not subject then return 0 end
if subject.call == call then return 1 end
if subject.fence ~= fence or subject.lease == '' then return 0 end
subject.due = subject.nudged == '1' and now or due
subject.lease = ''
redis.call('HSET', subject_key(name), 'due', subject.due, 'lease', '', 'call', call)
note_failure(name, failure)
plan(tenant, kind, key, subject)
return 1

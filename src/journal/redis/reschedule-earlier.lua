-- Brings a planned look forward, never back and never into being.
local tenant, kind, key, due = ARGV[3], ARGV[4], ARGV[5], ARGV[6]
local name = tenant .. ':' .. kind .. ':' .. key

local subject = load_subject(name)
if not subject or subject.due == '' or tonumber(subject.due) <= tonumber(due) then return 0 end
subject.due = due
redis.call('HSET', subject_key(name), 'due', due)
plan(tenant, kind, key, subject)
return 1

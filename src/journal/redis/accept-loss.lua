-- Has all claims of before believed. A resent call finds no tenant any more. Answers those that had a loss.
local tenants = redis.call('SMEMBERS', root .. ':lossy')
redis.call('SET', root .. ':loss-accepted', now)
redis.call('DEL', root .. ':lossy')
return tenants

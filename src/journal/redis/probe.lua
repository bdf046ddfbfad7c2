-- A write and a message that mean nothing: what fails here would fail in every change. Listeners ignore a
-- message without a tenant.
redis.call('SET', root .. ':written', now)
redis.call('PUBLISH', root .. ':bell', '')
return { now }

-- Writes a key of its own after what is to be confirmed, on the connection that then waits for replicas: they
-- have what came before it once they have it. ARGV: of each thing its type, name and mark, see `Witness`.
-- Answers of each whether it is in this store.
redis.call('SET', root .. ':fence', ARGV[2])

local present = {
  claim = function(name, id)
    local claim = prepared(name)
    if claim then return claim.id == id end
    -- Somebody else may have carried it out.
    local subject = load_subject(name)
    return subject and made_by(name:match('^[^:]*'), subject.trail, id)
  end,
  subject = function(name, mark)
    local version, changed = mark:match('^(%d+) (%d+)$')
    local subject = load_subject(name)
    if not subject then return false end
    local ahead = tonumber(subject.version) - tonumber(version)
    return ahead > 0 or ahead == 0 and subject.changed == changed
  end,
  hold = function(name, attempt)
    local tenant, of = name:match('^([^:]*):(.*)$')
    local found = redis.call('GET', hold_key(tenant, of))
    for _, each in ipairs(found and cjson.decode(found).attempts or {}) do
      if each[1] == attempt then return true end
    end
    return false
  end,
}

local answers = {}
for index = 3, #ARGV, 3 do
  answers[#answers + 1] = present[ARGV[index]](ARGV[index + 1], ARGV[index + 2]) and '1' or '0'
end
return answers

-- Opens a subject unless its key was opened before; see `open_subject`.
return open_subject(ARGV)

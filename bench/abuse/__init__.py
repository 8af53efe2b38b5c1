"""`make abuse`: measure what an honest player notices while one attacker does its worst."""

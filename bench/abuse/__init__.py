"""`make abuse`: what an honest player notices while one stranger does their worst."""

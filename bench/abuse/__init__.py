"""`make abuse`: what an honest player notices while one stranger does his worst."""

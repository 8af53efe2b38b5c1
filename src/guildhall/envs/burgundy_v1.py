"""The Castles of Burgundy for PettingZoo; the version is that of its encodings."""

from guildhall.envs.aec import Maker

env = Maker("burgundy", version=1)
raw_env = Maker("burgundy", version=1, raw=True)

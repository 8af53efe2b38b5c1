"""The Builders: Middle Ages for PettingZoo; the version is that of its encodings."""

from guildhall.envs.aec import Maker

env = Maker("builders", version=1)
raw_env = Maker("builders", version=1, raw=True)

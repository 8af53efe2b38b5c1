"""An index of tables by the people who follow the lobby."""

from collections.abc import Set


class Remembered:
    """Tables by person and people by table; per person only a maximum number, the latest ones."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._people: dict[str, set[str]] = {}
        self._tables: dict[str, dict[str, None]] = {}

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._people

    def of_table(self, table_id: str) -> Set[str]:
        return self._people.get(table_id, set())

    def add(self, person: str, table_id: str) -> None:
        own = self._tables.setdefault(person, {})
        own[table_id] = None
        self._people.setdefault(table_id, set()).add(person)
        if len(own) > self._most:
            self.forget(person, next(iter(own)))

    def forget(self, person: str, table_id: str) -> None:
        del self._tables[person][table_id]
        if not self._tables[person]:
            del self._tables[person]
        self._people[table_id].discard(person)
        if not self._people[table_id]:
            del self._people[table_id]

    def forget_person(self, person: str) -> None:
        for table_id in list(self._tables.get(person, ())):
            self.forget(person, table_id)

    def forget_table(self, table_id: str) -> None:
        for person in list(self.of_table(table_id)):
            self.forget(person, table_id)

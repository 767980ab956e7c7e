def view(e, k, v):
    return {}
